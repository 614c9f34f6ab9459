/**
 * `react` as the runtime chunk provides it to widgets: compat's re-exports of preact, without its translation of
 * React's prop names.
 */
// biome-ignore lint/performance/noBarrelFile: it stands in for the package `react`.
export { Component, createElement, Fragment } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { act } from 'preact/test-utils';
