import './notice.css';

interface NoticeProps {
  icon: React.JSX.Element;
  title: string;
  description?: string;
  /** What the person can do about it. */
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
