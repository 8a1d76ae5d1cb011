export function Banner({ title, text }: { title: string; text: string }): React.JSX.Element {
  return (
    <aside className="banner">
      <h2>{title}</h2>
      <p>{text}</p>
    </aside>
  );
}
