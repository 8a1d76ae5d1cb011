import './banner.css';

/** Streets of the banner's map, thick ones first. */
const STREETS = [
  'M-20 210 C120 180 180 250 320 220 S560 150 680 190',
  'M-20 430 C100 400 240 470 360 430 S560 380 680 410',
  'M120 -20 C140 120 90 260 150 400 S130 600 160 680',
  'M430 -20 C400 110 470 230 420 360 S470 560 440 680',
  'M-20 80 L240 120 L420 60 L680 110',
  'M-20 570 L180 520 L380 590 L680 530',
  'M280 -20 L300 220 L270 430 L310 680',
  'M560 -20 L540 180 L580 400 L550 680',
];

/** One vehicle's route across the map. */
const ROUTE = 'M-20 430 C100 400 240 470 360 430 C400 417 416 396 420 360 C428 290 452 236 432 130';

const STOPS: readonly [x: number, y: number][] = [
  [152, 408],
  [300, 222],
  [546, 186],
  [284, 545],
];

/** The banner beside the form: a city map with moving vehicles, rendered as SVG so that no image is loaded. */
export function Banner({ title, text }: { title: string; text: string }): React.JSX.Element {
  return (
    <aside className="banner">
      <svg
        className="banner-map"
        viewBox="0 0 660 660"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <g fill="none" stroke="#ffffff" strokeLinecap="round">
          {STREETS.map((street, index) => (
            <path
              key={street}
              d={street}
              strokeWidth={index < 4 ? 9 : 4}
              strokeOpacity={index < 4 ? 0.1 : 0.07}
            />
          ))}
          <path
            d="M-20 620 C140 600 260 660 420 640 S600 600 680 620 V680 H-20Z"
            fill="#7fd8ff"
            fillOpacity="0.10"
            stroke="none"
          />
          <path d={ROUTE} stroke="#8ff0c9" strokeWidth="4" className="banner-route" />
        </g>
        {STOPS.map(([x, y]) => (
          <g key={x} className="banner-stop" transform={`translate(${x} ${y})`}>
            <circle r="13" fill="#8ff0c9" fillOpacity="0.16" />
            <circle r="5" fill="#c9ffe8" />
          </g>
        ))}
        <g transform="translate(432 130)">
          <circle r="30" fill="#8ff0c9" fillOpacity="0.14" className="banner-pulse" />
          <path d="M0 26C-13 8-20-1-20-11a20 20 0 1 1 40 0c0 10-7 19-20 37Z" fill="#ffffff" />
          <path
            d="M-10-9h20l-3-7a3 3 0 0 0-3-2h-8a3 3 0 0 0-3 2Zm-1 1.5h22v8h-3.5v-2.5h-15V.5H-11Z"
            fill="#0b6b50"
          />
        </g>
      </svg>
      <div className="banner-words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </aside>
  );
}
