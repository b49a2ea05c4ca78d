/** The outlines of aliens, one for each seat: round, square, cone and diamond, feet at (0, 0). */

export interface Figure {
  body: string;
  shade: string;
  light: string;
  legs: string;
  feelers: string;
  bulbs: readonly (readonly [number, number])[];
  eyes: readonly [number, number]; // their height and the radius of the head
  mouth: string;
  crown: number; // where the relic sits
}

export const FIGURES: readonly [Figure, Figure, Figure, Figure] = [
  {
    body: 'M-17,-19A17,17 0 1 1 17,-19A17,17 0 0 1 9,-4.600Q0,-1.500 -9,-4.600A17,17 0 0 1 -17,-19Z',
    shade: 'M6,-35A17,17 0 0 1 9,-4.600Q5,-3.200 0,-2.900C14,-10 16,-26 6,-35Z',
    light: 'M-12.800,-21.500C-12.300,-26 -9.500,-29.800 -5.800,-31.300',
    legs: 'M-7,-5V0M7,-5V0',
    feelers: 'M0,-36V-41',
    bulbs: [[0, -43]],
    eyes: [-21, 12.5],
    mouth: 'M-4,-10.600Q0,-7 4,-10.600',
    crown: -40.5,
  },
  {
    body: 'M-11,-35H11Q16,-35 16,-30V-8Q16,-3 11,-3H-11Q-16,-3 -16,-8V-30Q-16,-35 -11,-35Z',
    shade: 'M16,-30V-8Q16,-3 11,-3H-2Q10,-10 9,-35H11Q16,-35 16,-30Z',
    light: 'M-12.300,-25V-29Q-12.300,-31.300 -10,-31.300H-6.500',
    legs: 'M-9,-4V0M9,-4V0M0,-4V0',
    feelers: 'M-11,-35L-15,-41M11,-35L15,-41',
    bulbs: [
      [-15.5, -42],
      [15.5, -42],
    ],
    eyes: [-22, 12.5],
    mouth: 'M-4,-11.600Q0,-8 4,-11.600',
    crown: -41.5,
  },
  {
    body: 'M-3.500,-40Q0,-45 3.500,-40L18.500,-9Q20.500,-2.500 13.500,-3Q9,-5.500 6,-3Q3,-0.500 0,-3Q-3,-0.500 -6,-3Q-9,-5.500 -13.500,-3Q-20.500,-2.500 -18.500,-9Z',
    shade:
      'M3.500,-40L18.500,-9Q20.500,-2.500 13.500,-3Q9,-5.500 6,-3Q4.500,-1.700 3,-1.500Q10,-14 1,-42Q2.500,-42 3.500,-40Z',
    light: 'M-8.200,-22.500L-2.600,-34.300',
    legs: 'M-12,-4V0M12,-4V0M0,-3V0.500',
    feelers: '',
    bulbs: [],
    eyes: [-17, 11.5],
    mouth: 'M-4,-7.400Q0,-4.200 4,-7.400',
    crown: -37.5,
  },
  {
    body: 'M-3,-41.500Q0,-44 3,-41.500L20,-24.500Q22.500,-22 20,-19.500L4,-4Q0,-1.500 -4,-4L-20,-19.500Q-22.500,-22 -20,-24.500Z',
    shade: 'M3,-41.500L20,-24.500Q22.500,-22 20,-19.500L4,-4Q2,-2.700 0,-2.500Q14,-18 1,-43Q2,-42.600 3,-41.500Z',
    light: 'M-14,-25L-4.500,-34.500',
    legs: 'M-5,-5L-8,0M5,-5L8,0',
    feelers: 'M-20,-22L-25,-26.500M20,-22L25,-26.500',
    bulbs: [],
    eyes: [-24, 12],
    mouth: 'M-4,-13.800Q0,-10.400 4,-13.800',
    crown: -44,
  },
];
