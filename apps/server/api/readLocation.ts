import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { type LocationSources, readRanges } from '../platform/geolocation/index.ts'
import { type Settings, SettingsError } from '../platform/settings.ts'

type LocationSettings = Pick<Settings, 'COUNTRY_HEADER' | 'COUNTRY_RANGES' | 'JURISDICTION'>

/** How the country of a caller is told. A list of networks that cannot be read stops the start, by its name. */
export async function readLocation(settings: LocationSettings, log: Logger): Promise<LocationSources> {
  const { COUNTRY_HEADER: header, COUNTRY_RANGES: file, JURISDICTION } = settings
  if (JURISDICTION === 'strict' && !header && !file) {
    log.warn('neither COUNTRY_HEADER nor COUNTRY_RANGES is set: no launch is refused for where it comes from')
  }
  return { header, ranges: file ? await readRangesOf(file) : undefined }
}

async function readRangesOf(file: string) {
  try {
    return readRanges(await readFile(file, 'utf8'))
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    throw new SettingsError(`The setting COUNTRY_RANGES is wrong: ${why}`, { cause: fault })
  }
}
