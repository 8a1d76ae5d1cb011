import { tileSource } from './tiles';

function describeMap(attributes: Readonly<Record<string, string>>): void {
  const meta = document.createElement('meta');
  for (const [name, value] of Object.entries({ name: 'map-tiles', ...attributes }))
    meta.setAttribute(name, value);
  document.head.append(meta);
}
afterEach(() => document.querySelector('meta[name="map-tiles"]')?.remove());

it('is absent where the gateway has no tiles', () => {
  expect(tileSource()).toBeNull();
});

it('is the whole world for a server of pictures', () => {
  describeMap({ content: '/tiles/{z}/{x}/{y}', 'data-attribution': 'OSM', 'data-kind': 'raster' });
  expect(tileSource()).toEqual({
    kind: 'raster',
    url: '/tiles/{z}/{x}/{y}',
    attribution: 'OSM',
    extent: null,
  });
});

it('is a part of the world and its zooms for an archive', () => {
  describeMap({
    content: '/tiles/{z}/{x}/{y}',
    'data-kind': 'vector',
    'data-zooms': '6 14',
    'data-bounds': '106.6 -6.46 107.1 -5.98',
  });
  expect(tileSource()).toMatchObject({
    kind: 'vector',
    extent: {
      minZoom: 6,
      maxZoom: 14,
      bounds: [
        [-6.46, 106.6],
        [-5.98, 107.1],
      ],
    },
  });
});
