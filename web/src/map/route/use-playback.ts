import { useCallback, useEffect, useRef, useState } from 'react';

/** The number of times faster than it was driven. */
export const PLAY_SPEEDS = [1, 2, 5, 10, 20] as const;

export interface Playback {
  /** Milliseconds from the start of the route. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  setSpeed: (speed: number) => void;
  /** Starts or stops; at the end it starts from the beginning. */
  toggle: () => void;
  seek: (at: number) => void;
}

/**
 * Plays a route frame by frame.
 * @param duration milliseconds of the route
 * @param begin milliseconds from its start to begin at
 * @param onRest receives the position whenever playback rests: stopped, at its end, or moved with the slider
 */
export function usePlayback(duration: number, begin: number, onRest: (at: number) => void): Playback {
  const [at, setAt] = useState(() => Math.min(begin, duration));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(PLAY_SPEEDS[3]);
  const now = useRef(at);
  const rest = useRef(onRest);
  rest.current = onRest;

  const move = useCallback(
    (to: number) => {
      now.current = Math.min(duration, Math.max(0, to));
      setAt(now.current);
    },
    [duration],
  );

  const end = useRef(duration);
  // A trip that goes on becomes longer: a replay at its end stays there.
  useEffect(() => {
    if (now.current === end.current && end.current > 0) move(duration);
    end.current = duration;
  }, [duration, move]);

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      move(now.current + Math.max(0, time - last) * speed);
      last = time;
      if (now.current < duration) {
        frame = requestAnimationFrame(step);
        return;
      }
      setPlaying(false);
      rest.current(now.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, duration, move]);

  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    toggle: () => {
      if (isPlaying) rest.current(now.current);
      else if (now.current >= duration) move(0);
      setPlaying(!isPlaying);
    },
    seek: (to) => {
      move(to);
      if (!isPlaying) rest.current(now.current);
    },
  };
}
