-- Several quizzes may be kept; visitors take the one that is current.
alter table quizzes add column is_current boolean not null default false;

update quizzes set is_current = true where key = 'umrah';

create unique index quizzes_current on quizzes (is_current) where is_current;

-- A program of before adds its only quiz without saying that it is the current one.
create function first_quiz_is_current() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from quizzes where is_current) then
    new.is_current := true;
  end if;
  return new;
end
$$;

create trigger first_is_current before insert on quizzes for each row execute function first_quiz_is_current();
