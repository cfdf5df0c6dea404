export { type Geolocation, geolocation, type LocationSources } from './geolocation.ts'
export { type Location, unknownLocation, type VpnSign } from './location.ts'
export { readRanges } from './ranges.ts'
