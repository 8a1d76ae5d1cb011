import './banner.css';
import map from './banner.svg';

/** The banner beside the form: a city map with moving vehicles. */
export function Banner({ title, text }: { title: string; text: string }): React.JSX.Element {
  return (
    <aside className="banner">
      <img className="banner-map" src={map} alt="" />
      <div className="banner-words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </aside>
  );
}
