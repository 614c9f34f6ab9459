/**
 * `react` as the runtime chunk gives it to widgets: what compat passes on from preact, without compat's translation of
 * React's prop names.
 */
export { Component, createElement, Fragment } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { act } from 'preact/test-utils';
