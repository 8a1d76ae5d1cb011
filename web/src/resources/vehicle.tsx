export default function VehicleScreen(): React.JSX.Element {
  return <h2>Manage Vehicle</h2>;
}
