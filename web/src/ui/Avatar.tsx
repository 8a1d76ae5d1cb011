/** The first letters of the first two words of a name. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A user's photo, or the initials without one. It has no label: the name is always shown beside it. */
export function Avatar({ name, photo }: { name: string; photo: string | null }): React.JSX.Element {
  return photo?.startsWith('/files/') ? (
    <img className="avatar" src={`${photo}?w=80`} alt="" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
