// Runs SQL from standard input in DuckDB, in the working directory, and prints the rows of the last statement as JSON.
import { text } from 'node:stream/consumers';
import { importTool } from '../tools/tool.mjs';

const { DuckDBInstance } = await importTool('duckdb', '@duckdb/node-api');
const connection = await (await DuckDBInstance.create(':memory:')).connect();
const reader = await connection.runAndReadAll(await text(process.stdin));
console.log(JSON.stringify(reader.getRowObjectsJson()));
