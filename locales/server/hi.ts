// The texts of the server in Hindi.
import calls from '../hi/calls.json' with { type: 'json' };
import conditions from '../hi/conditions.json' with { type: 'json' };
import copy from '../hi/copy.json' with { type: 'json' };
import documents from '../hi/documents.json' with { type: 'json' };
import faq from '../hi/faq.json' with { type: 'json' };
import notifications from '../hi/notifications.json' with { type: 'json' };
import pages from '../hi/pages.json' with { type: 'json' };
import phrases from '../hi/phrases.json' with { type: 'json' };
import places from '../hi/places.json' with { type: 'json' };
import problems from '../hi/problems.json' with { type: 'json' };
import reference from '../hi/reference.json' with { type: 'json' };
import shell from '../hi/shell.json' with { type: 'json' };
import sms from '../hi/sms.json' with { type: 'json' };
import wageSheet from '../hi/wage-sheet.json' with { type: 'json' };
import wages from '../hi/wages.json' with { type: 'json' };

export const hi = {
  calls,
  conditions,
  copy,
  documents,
  faq,
  notifications,
  pages,
  phrases,
  places,
  problems,
  reference,
  shell,
  sms,
  wageSheet,
  wages,
};
