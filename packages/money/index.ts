export { formatPesos, parsePesos, unitsPerCentavo, unitsPerPeso, type Units } from './pesos.ts'
