import { Button } from '@saya/ui/button'
import { deviceMobile } from '@saya/ui/icon/drawings/deviceMobile'
import { desktop } from '@saya/ui/icon/drawings/desktop'
import { ListRow } from '@saya/ui/listRow'
import { useContext } from 'react'
import { LanguageContext, useTexts } from '../../../shared/texts.ts'
import { devicesTexts } from './devices.texts.ts'
import { isHandheld, timeOfUse } from './deviceWords.ts'
import type { OpenSession } from './useDevices.ts'

interface DeviceRowProps {
  readonly device: OpenSession
  readonly isEnding?: boolean
  /** Without it this is the device itself, which is left by logging out. */
  readonly onEnd?: () => void
}

export function DeviceRow({ device, isEnding = false, onEnd }: DeviceRowProps) {
  const t = useTexts(devicesTexts)
  const language = useContext(LanguageContext)
  const name = device.device || t.unknown
  const used = onEnd ? t.seen(timeOfUse(device.seen_at, language)) : t.now
  return (
    <ListRow
      drawing={isHandheld(device.device) ? deviceMobile : desktop}
      bright={!onEnd}
      title={name}
      note={
        <>
          {used}
          {device.address && <span className="deviceAddress num">{device.address}</span>}
        </>
      }
      value={
        onEnd && (
          <Button look="soft" size="small" loading={isEnding} aria-label={t.logOutOf(name)} onClick={onEnd}>
            {t.logOut}
          </Button>
        )
      }
    />
  )
}
