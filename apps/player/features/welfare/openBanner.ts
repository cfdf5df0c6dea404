import { bannerTypes } from '@saya/contract/welfare/banner.ts'
import { openOnDailyTasks } from '../../shared/device/pointsTab.ts'
import { go } from '../../shared/navigation.ts'
import { askGate } from '../kyc/index.ts'
import { needsGate } from './banner.rules.ts'

/** Goes where a card leads, once the member may. */
export async function openBanner(type: number, to: string): Promise<void> {
  if (needsGate(type) && !(await askGate('welfare'))) return
  if (type === bannerTypes.tasks) openOnDailyTasks()
  await go(to)
}
