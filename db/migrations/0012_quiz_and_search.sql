-- The quiz that leads to a journey: its questions, the rules behind the answers and the sentences of the result, as
-- staff write them. The version tells whoever answers that the questions have changed meanwhile; it counts by itself,
-- so that no way of editing can forget it.

create table quizzes (
  key text primary key,
  version int not null default 1 check (version > 0),
  content jsonb not null,
  changed_at timestamptz not null default now()
);

create function count_quiz_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.changed_at := now();
  return new;
end
$$;

create trigger counts_version before update on quizzes
  for each row when (old.content is distinct from new.content) execute function count_quiz_version();

-- The site search has no table: it is answered from memory, see docs/decisions/0016-search-from-memory.md.
