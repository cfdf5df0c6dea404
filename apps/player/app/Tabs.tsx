import { Tab, TabBar } from '@saya/ui/tabBar'
import { lazy, type MouseEvent, Suspense } from 'react'
import { askToSignIn } from '../features/identity/askToSignIn.ts'
import { OwnAvatar } from '../shared/OwnAvatar.tsx'
import { loadModule } from '../shared/answer/loadModule.ts'
import { isPlainPress } from '../shared/navigation.ts'
import { readToken, useSignedIn } from '../shared/session/session.ts'
import { sheetIcon } from '../shared/sheetIcon.ts'
import { useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'

/** Nobody waits for it: it is fetched for members alone, behind the page. */
const UnclaimedBadge = lazy(async () => ({
  default: (await loadModule(() => import('../features/task/UnclaimedBadge.tsx'))).UnclaimedBadge,
}))

export const tabs = [
  { to: '/', name: 'home', drawing: sheetIcon('house'), active: sheetIcon('houseFill') },
  { to: '/s-points', name: 'filcoins', drawing: sheetIcon('coins'), active: sheetIcon('coinsFill') },
  { to: '/welfare', name: 'welfare', drawing: sheetIcon('gift'), active: sheetIcon('giftFill') },
  { to: '/service', name: 'service', drawing: sheetIcon('headset'), active: sheetIcon('headsetFill') },
  { to: '/my', name: 'my', drawing: sheetIcon('userCircle'), active: sheetIcon('userCircleFill') },
] as const

/** The lists of games belong to Home and the account to My, from where one comes to them. */
export function isUnder(path: string, to: string): boolean {
  if (to === '/') return path === '/' || path.startsWith('/s-game/')
  return path === to || path.startsWith(`${to}/`) || (to === '/my' && /^\/s-account(\/|$)/.test(path))
}

/** All tabs but Home ask a guest to sign in, and lead there afterwards. */
function check(event: MouseEvent, to: string): void {
  if (to === '/' || !isPlainPress(event.nativeEvent) || readToken()) return
  event.preventDefault()
  askToSignIn({ origin: to })
}

/** Five real links, so that they work before the script does. */
export function Tabs({ path }: { path: string }) {
  const t = useTexts(appTexts)
  const isSignedIn = useSignedIn()
  return (
    <TabBar label={t.main}>
      {tabs.map(({ to, name, drawing, active }) => (
        <Tab
          key={to}
          href={to}
          onClick={event => check(event, to)}
          drawing={drawing}
          activeDrawing={active}
          active={isUnder(path, to)}
          badge={
            name === 'filcoins' &&
            isSignedIn && (
              <Suspense>
                <UnclaimedBadge />
              </Suspense>
            )
          }
          picture={name === 'my' && isSignedIn ? <OwnAvatar size={25} /> : undefined}
        >
          {t[name]}
        </Tab>
      ))}
    </TabBar>
  )
}
