/** What JSX becomes, for every widget's file: the build injects it. */
export { createElement, Fragment } from 'react';
