/** The first letters of the first two words of a name. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A person's portrait; the initials of who has none. The name stands beside it, so that it has no label itself. */
export function Avatar({ name, photo }: { name: string; photo: string | null }): React.JSX.Element {
  return photo?.startsWith('/files/') ? (
    <img className="avatar" src={`${photo}?w=80`} alt="" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
