import { isPlainStore, namesPlainAddress } from '@saya/process'

/** What is asked, or what people are sent to: none of it travels readable, but for what stays on this machine. */
const secured = [
  'SITE_URLS',
  'OFFICE_URL',
  'CALLS_URL',
  'IMAGE_URL',
  'REALTIME_URL',
  'TRACKER_URL',
  'EXIT_URL',
  'CHAT_URL',
  'ANDROID_URL',
  'MQTT_URL',
  'SMS_URL',
  'IDCHECK_URL',
  'IDCHECK_WEB_URL',
  'PAYMONGO_URL',
  'XENDIT_URL',
  'MAYA_URL',
  'PARTNER_URLS',
  'PARTNER_PAGES',
  'PARTNER_WRAPPER',
  'PROVIDER_URLS',
  'PUSH_SERVICES',
  'LOG_URL',
] as const

/** The first setting that names an address without TLS beyond this machine. */
export function findPlainAddress(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  return (
    secured.find(name => namesPlainAddress(environment[name] ?? '')) ??
    ['DATABASE_URL', 'OBJECTS_URL'].find(name => isPlainStore(environment[name] ?? ''))
  )
}
