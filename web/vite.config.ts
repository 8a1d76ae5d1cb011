import react from '@vitejs/plugin-react';
import pxToRem from 'postcss-pxtorem';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { mapTiles } from './vite/map-tiles.ts';
import { persistedOperations } from './vite/persisted-operations.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

/** Checks whether the path of a module has one of these parts. */
const within =
  (...parts: string[]) =>
  (path: string) =>
    parts.some((part) => path.includes(part));

/**
 * The files of a first visit: each request costs a round trip and a kilobyte of headers, so a step of the visit loads few files. A
 * group contains the modules that it names and all that they import, apart from what groups of higher priority contain.
 */
const FILES = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|nanostores|@nanostores)\/|vite\/preload-helper/,
    priority: 5,
  },
  { name: 'login', test: within('/web/src/main.tsx'), priority: 4 },
  {
    name: 'libraries',
    // Not the rest of Blueprint's icons: they have a module with the paths of all.
    test: within(
      '/@apollo/client/',
      '/@blueprintjs/core/',
      '/@blueprintjs/icons/lib/esm/generated/components/',
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'app',
    test: within(
      '/web/src/app/App.tsx',
      // What the dashboard has in common with lists and maps.
      '/web/src/crud/list/Pager.tsx',
      '/web/src/crud/controls/RecordLink.tsx',
      '/web/src/crud/resource/use-permission.ts',
      '/web/src/crud/write/use-action.ts',
      '/web/src/ui/dates/Time.tsx',
      '/web/src/ui/dialog/',
      '/web/src/map/LazyMap.tsx',
      '/web/src/map/lat-lng.ts',
      '/web/src/map/live/vehicle-',
    ),
    priority: 2,
  },
  {
    name: 'list',
    // With what several resources have in common.
    test: within(
      '/web/src/crud/list/ListScreen.tsx',
      '/web/src/crud/define/define-resource.ts',
      '/web/src/codes/',
      '/web/src/crud/resource/field-rules.ts',
      '/web/src/resources/heading-synonyms.ts',
      '/web/src/resources/supplier-choice.ts',
    ),
    priority: 1,
  },
  {
    name: 'controls',
    // What screens have in common with the dialogs of the next group.
    test: within(
      '/web/src/api/new-password.ts',
      '/web/src/i18n/id/password',
      '/web/src/i18n/id/photos',
      '/web/src/map/MapDialog.tsx',
      '/web/src/ui/form/',
      '/web/src/ui/photos/messages.ts',
      '/web/src/ui/photos/PhotoButton.tsx',
      '/web/src/ui/photos/PhotoImage.tsx',
      '/web/src/ui/use-debounced.ts',
      '/web/src/ui/use-file-drop.ts',
      '/web/src/ui/use-unsaved.ts',
    ),
    priority: 1,
  },
  {
    name: 'day-field',
    test: within('/web/src/ui/day-field/DayField.tsx', '/web/src/ui/day-field/Calendar.tsx'),
    priority: 1,
  },
  {
    name: 'later',
    // What `preload` (ui/preload.ts) loads on every screen once the first one is shown: in one request instead of fifty.
    test: within(
      '/web/src/app/appearance/ChangeThemeDialog.tsx',
      '/web/src/app/frame/UserMenuChoices.tsx',
      '/web/src/app/notification/NotificationList.tsx',
      '/web/src/app/palette/CommandPalette.tsx',
      '/web/src/app/session/IdleWarning.tsx',
      '/web/src/app/session/SignInAgain.tsx',
      '/web/src/app/shortcuts/ShortcutsDialog.tsx',
      '/web/src/crud/controls/LookUpList.tsx',
      '/web/src/crud/controls/SearchablePickList.tsx',
      '/web/src/crud/dialog/RecordDialog.tsx',
      '/web/src/crud/dialog/RecordForm.tsx',
      '/web/src/crud/dialog/fields/PhotosField.tsx',
      '/web/src/crud/dialog/fields/SeveralField.tsx',
      '/web/src/crud/export/ExportMenu.tsx',
      '/web/src/crud/table/ColumnMenu.tsx',
      '/web/src/crud/table/chooser/ColumnList.tsx',
      '/web/src/crud/views/ViewList.tsx',
      '/web/src/ui/export/DownloadsPanel.tsx',
      '/web/src/ui/messages/Confirmation.tsx',
      '/web/src/ui/messages/Toasts.tsx',
    ),
    priority: 0,
  },
  // Where many rows can be changed at once, which the rows do not wait for.
  { name: 'bulk-change', test: within('/web/src/crud/bulk-change/Selection.tsx'), priority: 0 },
];

export default defineConfig({
  plugins: [
    persistedOperations(),
    mapTiles(gateway),
    react(),
    // The gateway serves these files as they are: it could not compress as well while somebody waits.
    compression({
      algorithms: ['brotliCompress'],
      include: /^assets\/.*\.(js|css|svg)$/,
      logLevel: 'silent',
    }),
  ],
  css: {
    postcss: {
      plugins: [
        // Sizes follow the size of text that the person has set in the browser: the product's and Blueprint's sheets have pixels. Lines of
        // a pixel stay so, and so does what scripts measure in pixels.
        pxToRem({
          rootValue: 16,
          propList: ['*'],
          minPixelValue: 2,
          exclude: /leaflet|@blueprintjs\/table/,
        }),
      ],
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // scripts/size-budget.mjs checks the gzipped sum of what each page loads.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FILES },
      },
    },
  },
  // The explorer is a page of its own, whose editor runs in workers that Vite cannot prepare ahead.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    proxy: {
      '/graphql': { target: gateway, ws: true },
      '/files': { target: gateway },
      '/tiles': { target: gateway },
      '/auth': { target: gateway },
      '/track/': { target: gateway },
      '/hooks/traccar': { target: gateway },
    },
  },
});
