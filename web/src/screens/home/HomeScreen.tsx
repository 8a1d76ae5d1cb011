export default function HomeScreen(): React.JSX.Element {
  return <h2>Home</h2>;
}
