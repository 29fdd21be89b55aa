-- Hotels of the season stood with drawings of another city, or one drawing for several of them. A picture that staff have
-- chosen meanwhile stays.
update hotels set image = drawn.image
from (values
  ('anjum-makkah', 'hotel-luxury-facade-night', 'hotel-makkah-towers-noon'),
  ('ecyad-konak', 'hotel-luxury-facade-night', 'hotel-makkah-arcade-dusk'),
  ('misfele-palas', 'hotel-madinah-boutique-street', 'hotel-makkah-bays-evening'),
  ('cervel-evleri', 'hotel-madinah-boutique-street', 'hotel-makkah-houses-night'),
  ('dar-al-hijra', 'hotel-luxury-facade-night', 'hotel-madinah-court-noon'),
  ('anwar-al-madinah', 'madinah-green-dome-umbrellas', 'hotel-madinah-towers-evening'),
  ('bilal-konak', 'madinah-quba-palms', 'hotel-madinah-garden-night'),
  ('american-colony', 'jerusalem-dome-of-the-rock', 'hotel-jerusalem-garden-dusk')
) as drawn (key, was, image)
where hotels.key = drawn.key and hotels.image = drawn.was;
