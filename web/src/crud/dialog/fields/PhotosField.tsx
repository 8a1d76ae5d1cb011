import { useEffect, useState } from 'react';
import { PhotoArea } from '../../../ui/photos/PhotoArea';
import { keptUrls, PhotoList } from '../../../ui/photos/photo-list';
import { MAX_PHOTOS } from '../../../ui/photos/photo-rules';
import type { ControlProps } from './control';
import { useDialogForm } from './form-context';

/** The photo area as a form field: its entry is the list of the URLs kept. */
export default function PhotosField({
  field,
  control,
  id,
  labelId,
}: ControlProps<'photos'>): React.JSX.Element {
  const { generation } = useDialogForm();
  return <Area key={generation} field={field} control={control} id={id} labelId={labelId} />;
}

function Area({
  field,
  control,
  id,
  labelId,
}: Pick<ControlProps<'photos'>, 'field' | 'control' | 'id' | 'labelId'>): React.JSX.Element {
  const { onUploads, isReadOnly } = useDialogForm();
  const [list] = useState(
    () => new PhotoList(Array.isArray(control.value) ? control.value : [], field.max ?? MAX_PHOTOS),
  );
  const { onChange } = control;
  useEffect(() => list.photos.listen((photos) => onChange(keptUrls(photos))), [list, onChange]);
  useEffect(
    () =>
      onUploads(
        () => list.settled(),
        () => list.isBusy,
      ),
    [list, onUploads],
  );
  useEffect(() => () => list.dispose(), [list]);
  return <PhotoArea list={list} id={id} labelledBy={labelId} isReadOnly={isReadOnly} />;
}
