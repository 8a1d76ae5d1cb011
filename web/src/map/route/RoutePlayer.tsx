import './route.css';
import { Button, Checkbox, HTMLSelect } from '@blueprintjs/core';
import { PauseIcon, PlayIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { messages } from '../messages';
import { RouteMap } from './RouteMap';
import { momentAt, type RoutePoint, routeOf } from './route';
import { SPEED_COLORS } from './speed-colors';
import { PLAY_SPEEDS, usePlayback } from './use-playback';

interface Props {
  points: readonly RoutePoint[];
  /** The accessible name of the map. */
  label: string;
  /** Seconds after the start to begin at. */
  begin: number;
  /** Receives the seconds after the start where playback stops. */
  onRest: (seconds: number) => void;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const SPEED = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
/** Milliseconds that an arrow key moves the slider. */
const STEP = 1000;

function elapsed(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Replays a trip on its map: slider, 1 to 20 times speed, follow. */
export function RoutePlayer({ points, label, begin, onRest }: Props): React.JSX.Element {
  const t = useStore(messages);
  const route = useMemo(() => routeOf(points), [points]);
  const [follow, setFollow] = useState(true);
  const playback = usePlayback(route.duration, begin * 1000, (at) => onRest(Math.round(at / 1000)));
  const moment = momentAt(route, playback.at);
  const valueText = [
    moment?.time == null ? elapsed(playback.at) : CLOCK.format(moment.time),
    ...(moment?.speed == null ? [] : [`${SPEED.format(moment.speed)} km/h`]),
  ].join(' · ');
  return (
    <div className="route-player">
      <div className="route-player-map">
        <RouteMap
          route={route}
          moment={moment}
          follow={follow && playback.isPlaying}
          label={label}
          startLabel={t.tripStart}
          endLabel={t.tripEnd}
          keys={t.moveKeys}
        />
      </div>
      <ul className="speed-legend" aria-label={t.speedLegend}>
        {SPEED_COLORS.map(({ below, color }, index) => (
          <li key={color}>
            <span style={{ background: color }} />
            {Number.isFinite(below)
              ? `${SPEED_COLORS[index - 1]?.below ?? 0}–${below}`
              : `> ${SPEED_COLORS[index - 1]?.below}`}
          </li>
        ))}
        <li>km/h</li>
      </ul>
      <fieldset className="route-controls" aria-label={t.player}>
        <Button
          icon={playback.isPlaying ? <PauseIcon /> : <PlayIcon />}
          aria-label={playback.isPlaying ? t.pause : t.play}
          title={playback.isPlaying ? t.pause : t.play}
          onClick={playback.toggle}
        />
        <input
          type="range"
          aria-label={t.moment}
          aria-valuetext={valueText}
          min={0}
          max={route.duration}
          step={STEP}
          value={playback.at}
          onChange={({ currentTarget }) => playback.seek(currentTarget.valueAsNumber)}
        />
        <span className="route-moment">{valueText}</span>
        <HTMLSelect
          aria-label={t.playSpeed}
          value={playback.speed}
          onChange={({ currentTarget }) => playback.setSpeed(Number(currentTarget.value))}
        >
          {PLAY_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </HTMLSelect>
        <Checkbox checked={follow} label={t.follow} onChange={() => setFollow(!follow)} />
      </fieldset>
    </div>
  );
}
