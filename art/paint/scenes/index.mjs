import { burst, fiesta, lights, stadium } from './fiesta.mjs';
import { cave, honey, palms, terraces, volcano } from './land.mjs';
import { arch, felt, ikat, weave } from './room.mjs';
import { moon, night, rain } from './sky.mjs';
import { bay, reef, waves } from './water.mjs';

export const scenes = {
  arch,
  bay,
  burst,
  cave,
  felt,
  fiesta,
  honey,
  ikat,
  lights,
  moon,
  night,
  palms,
  rain,
  reef,
  stadium,
  terraces,
  volcano,
  waves,
  weave,
};
