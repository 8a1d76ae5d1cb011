export default function DashboardScreen(): React.JSX.Element {
  return <h2>Dashboard</h2>;
}
