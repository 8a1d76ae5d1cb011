import { Button, type ButtonProps } from '@blueprintjs/core';

interface Props extends ButtonProps {
  label: string;
}

/** A small button without a text of its own. */
export function IconButton({ label, ...props }: Props): React.JSX.Element {
  return <Button variant="minimal" size="small" aria-label={label} title={label} {...props} />;
}
