import { Coin } from '@saya/ui/coin'
import { useId } from 'react'
import { poseOf } from './frames.rules.ts'

const coins = [
  { x: 60, y: 68, size: 48, turn: -18 },
  { x: 254, y: 46, size: 56, turn: 16 },
  { x: 142, y: 26, size: 40, turn: 8 },
  { x: 98, y: 106, size: 28, turn: -30 },
] as const

const bow = 'M160 104C120 58 78 66 84 90c5 20 46 20 76 14zM160 104c40-46 82-38 76-14-5 20-46 20-76 14z'
const knots = 'M150 99c-20-20-44-24-50-12 4 10 26 14 50 12zM170 99c20-20 44-24 50-12-4 10-26 14-50 12z'

/** The woven box as it looks in a frame of its animation. */
export function BoxArt({ frame, size = 308 }: { frame: number; size?: number }) {
  const id = useId()
  const { turn, lift, light, coins: out, size: scale } = poseOf(frame)
  const weave = `url(#${id}weave)`
  const shade = `url(#${id}shade)`
  const ribbon = `url(#${id}ribbon)`
  return (
    <svg viewBox="0 0 320 320" width={size} height={size} aria-hidden="true">
      <Paints id={id} />
      <g transform={`translate(160 300) scale(${scale}) translate(-160 -300)`}>
        <ellipse cx="160" cy="302" rx="118" ry="10" opacity=".4" />
        <path d="M58 160L6 8h308l-52 152z" fill={`url(#${id}light)`} opacity={light} />
        <g clipPath={`url(#${id}body)`}>
          <rect x="50" y="150" width="222" height="160" fill={weave} />
          <rect x="50" y="150" width="222" height="160" fill={shade} />
          <rect x="50" y="156" width="222" height="20" fill="#3a0e20" opacity=".35" />
          <rect x="138" y="150" width="44" height="160" fill={ribbon} />
          <path d="M147.500 150v160M172.500 150v160" stroke="#ffd166" strokeWidth="3" opacity=".8" />
        </g>
        {coins.map(coin => (
          <PesoCoin key={coin.x} {...coin} out={out} />
        ))}
        <g transform={`translate(0 ${lift}) rotate(${turn} 270 150)`}>
          <rect x="38" y="106" width="244" height="50" rx="14" fill={weave} />
          <rect x="38" y="106" width="244" height="50" rx="14" fill={shade} />
          <rect x="38" y="106" width="244" height="7" rx="3.500" fill="#fff" opacity=".35" />
          <rect x="137" y="106" width="46" height="50" fill={ribbon} />
          <path d={bow} fill={ribbon} />
          <path d={knots} fill="#7a0f22" opacity=".55" />
          <rect x="144" y="88" width="32" height="26" rx="11" fill="#e8364f" />
          <rect x="150" y="91" width="12" height="6" rx="3" fill="#fff" opacity=".35" />
        </g>
      </g>
    </svg>
  )
}

/** It rises out of the box to its place. */
function PesoCoin({ x, y, size, turn, out }: (typeof coins)[number] & { out: number }) {
  const [left, top] = [160 + (x - 160) * out, 190 + (y - 190) * out]
  return (
    <g transform={`translate(${left} ${top}) rotate(${turn}) scale(${out})`} opacity={out}>
      <g transform={`translate(${-size / 2} ${-size / 2})`}>
        <Coin face="peso" label="" size={size} />
      </g>
    </g>
  )
}

function Paints({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}weave`} width="30" height="30" patternUnits="userSpaceOnUse">
        <rect width="30" height="30" fill="#f29a16" />
        <g strokeWidth="4.200">
          <path
            stroke="#ffc94f"
            d="M0 2.800h14M0 7.700h14M0 12.500h14M15.500 17.800h14M15.500 22.700h14M15.500 27.500h14"
          />
          <path
            stroke="#d96f0b"
            d="M17.800 0v14.500M22.700 0v14.500M27.500 0v14.500M2.800 15.500v14.500M7.700 15.500v14.500M12.500 15.500v14.500"
          />
        </g>
      </pattern>
      <linearGradient id={`${id}shade`} x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="#fff" stopOpacity=".28" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#3a0e20" stopOpacity=".5" />
      </linearGradient>
      <linearGradient id={`${id}ribbon`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#ff6a5c" />
        <stop offset="1" stopColor="#b3162d" />
      </linearGradient>
      <linearGradient id={`${id}light`} x1="0" y1="1" x2="0" y2="0">
        <stop stopColor="#fff3b8" stopOpacity=".95" />
        <stop offset="1" stopColor="#fff3b8" stopOpacity="0" />
      </linearGradient>
      <clipPath id={`${id}body`}>
        <path d="M52 158h216l-13 128a14 14 0 0 1-14 12H79a14 14 0 0 1-14-12z" />
      </clipPath>
    </defs>
  )
}
