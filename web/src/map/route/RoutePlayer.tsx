import './route.css';
import { Button, Checkbox, HTMLSelect } from '@blueprintjs/core';
import { PauseIcon, PlayIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { messages } from '../messages';
import { momentText } from './moment-text';
import { RouteMap } from './RouteMap';
import { momentAt, type RoutePoint, routeOf } from './route';
import { SpeedGraph } from './SpeedGraph';
import { StopList } from './StopList';
import { SPEED_COLORS } from './speed-colors';
import { stopsOf } from './stops';
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

/** Milliseconds that an arrow key moves the slider. */
const STEP = 1000;

/** Replays a trip on its map: speed graph, slider, stops, 1 to 20 times speed, follow. */
export function RoutePlayer({ points, label, begin, onRest }: Props): React.JSX.Element {
  const t = useStore(messages);
  const route = useMemo(() => routeOf(points), [points]);
  const [follow, setFollow] = useState(true);
  const playback = usePlayback(route.duration, begin * 1000, (at) => onRest(Math.round(at / 1000)));
  const moment = momentAt(route, playback.at);
  const stops = useMemo(() => stopsOf(route), [route]);
  const valueText = momentText(route, playback.at);
  return (
    <div className="route-player">
      <div className="route-player-map">
        <RouteMap
          route={route}
          stops={stops}
          moment={moment}
          follow={follow}
          isPlaying={playback.isPlaying}
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
      <SpeedGraph route={route} stops={stops} at={playback.at} onSeek={playback.seek} />
      <fieldset className="route-controls bar" aria-label={t.player}>
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
        <Checkbox className="flush" checked={follow} label={t.follow} onChange={() => setFollow(!follow)} />
      </fieldset>
      <StopList route={route} stops={stops} at={playback.at} onSeek={playback.seek} />
    </div>
  );
}
