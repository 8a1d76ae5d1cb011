import { DialogBody } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { AccountQuery } from '../../gql/account/graphql';
import { formatDate } from '../../ui/dates/dates';
import { Dialog } from '../../ui/dialog/Dialog';
import { type Fact, Facts } from '../../ui/Facts';
import { useUnsaved } from '../../ui/use-unsaved';
import { useDialogClass } from '../../ui/viewport';
import { messages } from './messages';
import { ProfileForm } from './ProfileForm';

type Me = NonNullable<AccountQuery['me']>;

interface Props {
  user: Me['user'];
  sbus: Me['sbus'];
  onClose: () => void;
}

/** The user's own profile as in the mobile app; name, phone, address and photo can be changed. */
export default function MobileUserDialog({ user, sbus, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { setUnsaved, close } = useUnsaved(onClose);
  const offices = sbus.flatMap(({ kps }) =>
    kps.map(({ name, status }) => (status === '0' ? `${name} (${t.inactive})` : name)),
  );
  const facts: readonly Fact[] = [
    [t.company, user.companyName],
    [t.email, user.email],
    [t.sbu, sbus.map(({ name }) => name).join(', ')],
    [t.kp, offices.join(', ')],
    [t.status, user.isActive ? t.active : t.inactive],
    [t.activeUntil, user.activeUntil == null ? t.unlimited : formatDate(user.activeUntil)],
  ];
  return (
    <Dialog
      isOpen
      title={t.mobileUser}
      className={useDialogClass('record-dialog')}
      canOutsideClickClose={false}
      onClose={close}
    >
      <DialogBody>
        <Facts layout="columns" facts={facts} empty="-" className="account-mobile" />
        <ProfileForm user={user} required={t.mobileRequired} onBack={close} onChanged={setUnsaved} />
      </DialogBody>
    </Dialog>
  );
}
