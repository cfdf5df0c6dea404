import { keepGatewayKeys } from './keepGatewayKeys.ts'
import { keepHouseKeys } from './keepHouseKeys.ts'
import { keepIdCheckKeys } from './keepIdCheckKeys.ts'
import { keepPartnerKeys } from './keepPartnerKeys.ts'
import { keepPushKey } from './keepPushKey.ts'
import { keepStudioKeys } from './keepProviderKeys.ts'

/** What the platform and the stand-ins of outside parties know each other by, where no real account is given. */
export function keepPartyKeys(dataFolder: string, given: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  return {
    ...keepIdCheckKeys(dataFolder, given),
    ...keepGatewayKeys(dataFolder, given),
    ...keepPartnerKeys(dataFolder, given),
    ...keepHouseKeys(dataFolder, given),
    ...keepStudioKeys(dataFolder, given),
    ...keepPushKey(dataFolder, given),
  }
}
