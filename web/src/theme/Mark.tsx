/** Armada's mark; decorative, so it stands beside the name. `size` in pixels. */
export function Mark({ size }: { size: number }): React.JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="11" fill="#0b7a5b" />
      <path
        d="M9 33 22.2 11.6a2.1 2.1 0 0 1 3.6 0L39 33"
        fill="none"
        stroke="#fff"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16.5 33c2.2-5.6 4.7-8.4 7.5-8.4s5.3 2.8 7.5 8.4"
        fill="none"
        stroke="#9be8c8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="24" cy="36.2" r="2.6" fill="#fff" />
    </svg>
  );
}
