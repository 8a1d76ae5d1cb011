import './notice.css';

interface NoticeProps {
  icon: React.JSX.Element;
  title: string;
  description?: string;
  /** The act by which the person can go on. */
  action?: React.JSX.Element;
}

/** Shown instead of a screen's content: not found, failed, nothing to show. */
export function Notice({ icon, title, description, action }: NoticeProps): React.JSX.Element {
  return (
    <section className="notice">
      {icon}
      <h2>{title}</h2>
      {description !== undefined && <p>{description}</p>}
      {action}
    </section>
  );
}
