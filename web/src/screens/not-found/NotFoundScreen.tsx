export default function NotFoundScreen(): React.JSX.Element {
  return <h2>Page not found</h2>;
}
