-- Marks and journeys are what the site can read. Rows of before are left as they are, and not counted: a page that meets
-- one shows the rest.
alter table reviews
  add constraint reviews_scores_check check (
    scores is null
    or (case when jsonb_typeof(scores -> 'guide') = 'number' then (scores ->> 'guide')::numeric between 1 and 5 else false end
      and case when jsonb_typeof(scores -> 'hotel') = 'number' then (scores ->> 'hotel')::numeric between 1 and 5 else false end
      and case when jsonb_typeof(scores -> 'organisation') = 'number' then (scores ->> 'organisation')::numeric between 1 and 5 else false end
      and case when jsonb_typeof(scores -> 'value') = 'number' then (scores ->> 'value')::numeric between 1 and 5 else false end)
  ) not valid,
  add constraint reviews_journey_check check (
    journey in ('umrah', 'umrah-ramadan', 'umrah-family', 'regional', 'istanbul-day', 'private', 'transfers')
  ) not valid;
