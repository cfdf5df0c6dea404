import { bannerTypes } from '@saya/contract/welfare/banner.ts'
import { manilaMonth } from '@saya/money'
import { callServer } from '../../shared/answer/client.ts'
import { openOnDailyTasks } from '../../shared/device/pointsTab.ts'
import { serverClock } from '../../shared/device/serverClock.ts'
import { go } from '../../shared/navigation.ts'
import { askGate } from '../kyc/index.ts'
import { needsGate } from './banner.rules.ts'

/** Goes where a card leads, once the member may. The page of boxes is opened only when what it shows has come. */
export async function openBanner(type: number, to: string): Promise<void> {
  if (needsGate(type) && !(await askGate('welfare'))) return
  if (type === bannerTypes.tasks) openOnDailyTasks()
  if (type === bannerTypes.blindBox) {
    await callServer('GET /promo/blindbox/detail', { query: { pid: '1', ym: manilaMonth(serverClock.now()) } })
  }
  await go(to)
}
