export { formatPesos, formatUnits, parsePesos, unitsPerCentavo, unitsPerPeso, type Units } from './pesos.ts'
