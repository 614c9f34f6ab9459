/** What the runtime chunk provides as `react`. Unlike `preact/compat`, it doesn't translate React's prop names. */
// biome-ignore lint/performance/noBarrelFile: it stands in for the package `react`.
export { Component, createElement, Fragment } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { act } from 'preact/test-utils';
