import type { Kind } from '../shape.ts'

function look(art: string, en: string, tl: string): Pick<Kind, 'art' | 'name'> {
  return { art, name: { en, tl } }
}

/** Every fish that a title may have in its school: its picture, and what it is called. */
export const looks = {
  angelfish: look('angelfish', 'Angelfish', 'Isdang-anghel'),
  blowfish: look('blowfish', 'Blowfish', 'Butete'),
  butanding: look('butanding', 'Whale shark', 'Butanding'),
  crab: look('crab', 'Crab', 'Alimango'),
  goldenShrimp: look('golden-shrimp', 'Golden shrimp', 'Gintong hipon'),
  jellyfish: look('jellyfish', 'Jellyfish', 'Dikya'),
  lobster: look('lobster', 'Lobster', 'Ulang'),
  octopusKing: look('octopus-king', 'Octopus king', 'Haring pugita'),
  oyster: look('oyster', 'Pearl oyster', 'Talabang perlas'),
  reefShark: look('reef-shark', 'Reef shark', 'Pating-bahura'),
  sardine: look('sardine', 'Sardine', 'Tamban'),
  shark: look('shark', 'Shark', 'Pating'),
  shrimp: look('shrimp', 'Shrimp', 'Hipon'),
  squid: look('squid', 'Squid', 'Pusit'),
  stormShark: look('storm-shark', 'Storm shark', 'Pating ng unos'),
  turtle: look('turtle', 'Sea turtle', 'Pawikan'),
} as const
