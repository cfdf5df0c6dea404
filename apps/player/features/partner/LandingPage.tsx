import { Button } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import { BackLink } from '../../shared/BackLink.tsx'
import { bridge } from '../../shared/device/bridge.ts'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { useToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { askToSignIn } from '../identity/index.ts'
import { partnerTexts } from './partner.texts.ts'
import { Products } from './Products.tsx'
import './partner.css'

/** Where people of the shopping app sign in, and where the codes they buy there become balance. */
export function Page() {
  const t = useTexts(partnerTexts)
  const isMember = useToken() !== ''
  function openShop() {
    const app = namedEndpoints().partners?.lazadamini
    if (app) bridge().navigate(app)
    else askToSignIn({ origin: '/' })
  }
  return (
    <>
      <PageBar start={<BackLink label={t.home} />} title={t.landing} />
      <main className="partnerLanding">
        <Card padded>
          <p>{isMember ? t.memberLine : t.landingLine}</p>
          <Button full onClick={openShop}>
            {t.openShop}
          </Button>
          {!isMember && (
            <Button full look="neutral" onClick={() => askToSignIn({ origin: '/' })}>
              {t.signIn}
            </Button>
          )}
        </Card>
        <Products />
      </main>
    </>
  )
}
